/** One row of each list for every n from $1 to $2, written by SQL in one breath; each is about person n. */
const FIRST = ['sara', 'ali', 'maryam', 'reza', 'zahra', 'hossein', 'fatemeh', 'mehdi', 'narges', 'amir', 'leila'];
const LAST = ['ahmadi', 'karimi', 'mohammadi', 'rezaei', 'hosseini', 'moradi', 'jafari', 'kazemi', 'sadeghi', 'rahimi'];
const PERSIAN_FIRST = ['سارا', 'علی', 'مریم', 'رضا', 'زهرا', 'حسین', 'فاطمه', 'مهدی', 'نرگس', 'امیر', 'لیلا'];
const PERSIAN_LAST = ['احمدی', 'کریمی', 'محمدی', 'رضایی', 'حسینی', 'مرادی', 'جعفری', 'کاظمی', 'صادقی', 'رحیمی'];
const HOSTS = ['gmail.com', 'gmail.com', 'gmail.com', 'yahoo.com'];

/** Addresses as people choose them: names that many share, a number, and one of few hosts. */
export function emailOf(n: number): string {
  return `${FIRST[n % FIRST.length]}.${LAST[n % LAST.length]}${n}@${HOSTS[n % HOSTS.length]}`;
}

const pick = (words: readonly string[]): string =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + n % ${words.length}]`;
const PERSON = `${pick(FIRST)} || '.' || ${pick(LAST)} || n || '@' || ${pick(HOSTS)}`;
const NAME = `${pick(PERSIAN_FIRST)} || ' ' || ${pick(PERSIAN_LAST)}`;
const NUMBER = `'1405-' || lpad(n::text, 6, '0')`;
const AT = 'now() - make_interval(secs => n)';
const NUMBERS = 'from generate_series($1::int, $2::int) n';
const OF_PEOPLE = `${NUMBERS} join users u on u.email = ${PERSON}`;

export const ADMIN_LIST_ROWS: readonly string[] = [
  `insert into users (id, email, password_hash, role, status, full_name, user_metadata, email_confirmed_at, created_at, updated_at)
   select uuidv7(), ${PERSON}, '-', 'user', case when n % 20 = 0 then 'banned' else 'active' end, ${NAME}, '{}', now(), ${AT}, now() ${NUMBERS}`,
  `insert into payments (id, purpose, user_id, amount_rials, gateway, authority, status, description, operation, created_at, updated_at)
   select uuidv7(), 'deposit', u.id, 1000000 + n, 'zarinpal', 'A' || lpad(n::text, 35, '0'), case when n = 1 then 'needs_review' when n % 2 = 0 then 'failed' else 'cancelled' end,
     'شارژ کیف پول', 'deposit', ${AT}, now() ${OF_PEOPLE}`,
  `insert into invoices (id, number, user_id, kind, verify_code, service_name, status, amount_rials, vat_percent, vat_rials, lines, search_text, due_at, paid_at, created_at, updated_at)
   select uuidv7(), ${NUMBER}, u.id, 'manual', 'bench-' || n, 'طراحی وبسایت', case when n % 2 = 0 then 'paid' else 'pending' end, 1100000, 10, 100000, '[]',
     ${NUMBER} || ' طراحی وبسایت', now() + interval '7 days', case when n % 2 = 0 then now() end, ${AT}, now() ${OF_PEOPLE}`,
  `insert into receipts (id, number, user_id, ref_id, service, amount_rials, method, payer_email, verify_code, search_text, created_at)
   select uuidv7(), ${NUMBER}, u.id, 'ref-' || n, 'شارژ کیف پول', 1000000, 'manual', u.email, 'bench-' || n, ${NUMBER} || ' ' || u.email, ${AT} ${OF_PEOPLE}`,
  `insert into email_logs (id, user_id, "to", subject, template_type, status, service, attempts, history, search_text, sent_at, created_at)
   select uuidv7(), u.id, u.email, 'خوش آمدید', 'welcome', 'sent', 'smtp', 1, '[]', u.email || ' خوش آمدید', ${AT}, ${AT} ${OF_PEOPLE}`,
  `insert into support_tickets (id, user_id, subject, category, priority, status, customer_unread, team_unread, message_count, search_text, last_message_at, created_at, updated_at)
   select uuidv7(), u.id, 'پرسش شماره ' || n, 'general', 'normal', case when n % 2 = 0 then 'open' else 'answered' end, 0, 1, 1, 'پرسش شماره ' || n || ' ' || u.email, ${AT}, ${AT}, now() ${OF_PEOPLE}`,
  `insert into audit_entries (id, actor_id, action, subject_type, subject_id, label, request_id, search_text, created_at)
   select uuidv7(), a.id, 'user.ban', 'user', u.id::text, u.email, 'bench', u.email, ${AT} ${OF_PEOPLE}, (select id from users where role = 'admin' limit 1) a`,
];
