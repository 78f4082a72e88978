-- Notifications, mails, uploaded files and support.

create table notifications (
  id uuid primary key,
  user_id uuid not null,
  type text not null,
  title text not null,
  message text not null,
  link text,
  read_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint notifications_link_is_path check (link is null or link like '/%'),
  constraint notifications_user_id_foreign foreign key (user_id) references users (id) on delete restrict
);
create index notifications_unread on notifications (user_id, created_at, id) where read_at is null;
create index notifications_newest on notifications (user_id, created_at, id);

create table notification_preferences (
  id uuid primary key,
  user_id uuid not null,
  kind text not null,
  bell boolean not null,
  email boolean not null,
  updated_at timestamptz(3) not null,
  constraint notification_preferences_once unique (user_id, kind),
  constraint notification_preferences_locked check ((bell and email) or kind not in ('money', 'security')),
  constraint notification_preferences_kind_check
    check (kind in ('order', 'money', 'security', 'domain', 'support', 'news')),
  constraint notification_preferences_user_id_foreign foreign key (user_id) references users (id) on delete restrict
);

create table email_logs (
  id uuid primary key,
  user_id uuid,
  "to" text not null,
  subject text not null,
  template_type text not null,
  status text not null,
  service text not null,
  error text,
  attempts int not null,
  history jsonb not null,
  search_text text not null,
  provider_message_id text,
  sent_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint email_logs_attempts check (attempts >= 0),
  constraint email_logs_status_check check (status in ('queued', 'sent', 'failed')),
  constraint email_logs_user_id_foreign foreign key (user_id) references users (id) on delete restrict
);
create index email_logs_user_id_index on email_logs (user_id);
create index email_logs_search on email_logs using gin (search_text gin_trgm_ops);
create index email_logs_by_attempts on email_logs (attempts, id);
create index email_logs_by_recipient on email_logs ("to", id);
create index email_logs_sent on email_logs (sent_at) where sent_at is not null;
create index email_logs_of_status on email_logs (status, created_at, id);
create index email_logs_newest on email_logs (created_at, id);

create table files (
  id uuid primary key,
  owner_id uuid not null,
  bucket text not null,
  key text not null,
  original_name text not null,
  mime text not null,
  size_bytes int not null,
  category text not null,
  description text,
  order_id uuid,
  created_at timestamptz(3) not null,
  constraint files_key_unique unique (key),
  constraint files_size check (size_bytes > 0),
  constraint files_bucket_check check (bucket in ('uploads', 'design-assets', 'users_avatars', 'project-files')),
  constraint files_category_check check (category in ('general', 'documents', 'images', 'logos', 'content')),
  constraint files_owner_id_foreign foreign key (owner_id) references users (id) on delete restrict,
  constraint files_order_id_foreign foreign key (order_id) references orders (id) on delete restrict
);
create index files_order_id_index on files (order_id);
create index files_of_owner on files (owner_id, bucket, created_at, id);

create table support_tickets (
  id uuid primary key,
  number serial,
  user_id uuid not null,
  subject text not null,
  category text not null,
  priority text not null,
  status text not null,
  assignee_id uuid,
  order_id uuid,
  order_number text,
  payment_id uuid,
  payment_label text,
  customer_unread int not null,
  team_unread int not null,
  message_count int not null,
  search_text text not null,
  last_message_at timestamptz(3) not null,
  closed_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint support_tickets_number_unique unique (number),
  constraint support_tickets_closed check ((status = 'closed') = (closed_at is not null)),
  constraint support_tickets_unread check (customer_unread >= 0 and team_unread >= 0),
  constraint support_tickets_category_check
    check (category in ('general', 'order', 'payment', 'wallet', 'domain', 'technical', 'account')),
  constraint support_tickets_priority_check check (priority in ('low', 'normal', 'high', 'urgent')),
  constraint support_tickets_status_check check (status in ('open', 'in_progress', 'answered', 'closed')),
  constraint support_tickets_user_id_foreign foreign key (user_id) references users (id) on delete restrict,
  constraint support_tickets_assignee_id_foreign foreign key (assignee_id) references users (id) on delete restrict,
  constraint support_tickets_order_id_foreign foreign key (order_id) references orders (id) on delete restrict,
  constraint support_tickets_payment_id_foreign foreign key (payment_id) references payments (id) on delete restrict
);
create index support_tickets_assignee_id_index on support_tickets (assignee_id);
create index support_tickets_order_id_index on support_tickets (order_id);
create index support_tickets_payment_id_index on support_tickets (payment_id);
create index support_tickets_search on support_tickets using gin (search_text gin_trgm_ops);
create index support_tickets_by_priority on support_tickets
  ((case priority when 'urgent' then 3 when 'high' then 2 when 'normal' then 1 else 0 end), id);
create index support_tickets_by_created on support_tickets (created_at, id);
create index support_tickets_of_status on support_tickets (status, last_message_at desc, id desc);
create index support_tickets_newest on support_tickets (last_message_at desc, id desc);
create index support_tickets_of_user on support_tickets (user_id, last_message_at desc, id desc);

create table support_messages (
  id uuid primary key,
  ticket_id uuid not null,
  author_id uuid not null,
  from_team boolean not null,
  body text not null,
  status text,
  created_at timestamptz(3) not null,
  constraint support_messages_said check (status is null or body = ''),
  constraint support_messages_status_check check (status in ('open', 'in_progress', 'answered', 'closed')),
  constraint support_messages_ticket_id_foreign
    foreign key (ticket_id) references support_tickets (id) on delete restrict,
  constraint support_messages_author_id_foreign foreign key (author_id) references users (id) on delete restrict
);
create index support_messages_author_id_index on support_messages (author_id);
create index support_messages_of_ticket on support_messages (ticket_id, created_at, id);

create table support_attachments (
  id uuid primary key,
  message_id uuid not null,
  file_id uuid,
  name text not null,
  mime text not null,
  size_bytes int not null,
  constraint support_attachments_file_id_unique unique (file_id),
  constraint support_attachments_message_id_foreign
    foreign key (message_id) references support_messages (id) on delete restrict,
  constraint support_attachments_file_id_foreign foreign key (file_id) references files (id) on delete set null
);
create index support_attachments_message_id_index on support_attachments (message_id);
