/**
 * The limit: node:http and pg with nothing around them, one prepared join, the same bytes as the product answers.
 * It neither authenticates nor limits.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

pg.types.setTypeParser(20, Number);
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });

interface Row {
  id: string;
  orderNumber: string;
  title: string;
  description: string | null;
  comments: string | null;
  status: string;
  paymentStatus: string;
  priceToman: number;
  currency: string;
  siteType: string;
  totalPages: number;
  totalSections: number;
  domain: string;
  primaryColor: string;
  sessionId: string | null;
  createdAt: Date;
  updatedAt: Date;
  userId: string;
  fullName: string | null;
  email: string;
}

const TEXT = `select o.id, o.order_number as "orderNumber", o.title, o.description, o.comments, o.status, o.payment_status as "paymentStatus",
  o.price_rials / 10 as "priceToman", o.currency, o.site_type as "siteType", o.total_pages as "totalPages", o.total_sections as "totalSections",
  o.domain, o.primary_color as "primaryColor", o.session_id as "sessionId", o.created_at as "createdAt", o.updated_at as "updatedAt",
  o.user_id as "userId", u.full_name as "fullName", u.email
  from orders o join users u on u.id = o.user_id where o.deleted_at is null order by o.created_at desc, o.id desc limit 50`;

async function list(): Promise<Row[]> {
  return (await pool.query<Row>({ name: 'list', text: TEXT })).rows;
}

/** The selection of the bench's GraphQL query. */
async function graphql(): Promise<unknown> {
  const items = (await list()).map((row) => ({
    id: row.id,
    orderNumber: row.orderNumber,
    title: row.title,
    status: row.status,
    paymentStatus: row.paymentStatus,
    priceToman: row.priceToman,
    domain: row.domain,
    createdAt: row.createdAt,
    customer: { id: row.userId, fullName: row.fullName, email: row.email },
  }));
  return { data: { orders: { items } } };
}

/** A template of the REST answer comes from the product once, so that both send the same fields in the same order. */
let restShape: readonly string[] = [];
const REST: Readonly<Record<string, (row: Row) => unknown>> = {
  order_number: (row) => row.orderNumber,
  payment_status: (row) => row.paymentStatus,
  price: (row) => row.priceToman,
  price_toman: (row) => row.priceToman,
  total_amount: (row) => row.priceToman,
  site_type: (row) => row.siteType,
  total_pages: (row) => row.totalPages,
  total_sections: (row) => row.totalSections,
  primary_color: (row) => row.primaryColor,
  session_id: (row) => row.sessionId,
  created_at: (row) => row.createdAt,
  updated_at: (row) => row.updatedAt,
  user_id: (row) => row.userId,
  user_name: (row) => row.fullName,
  user_email: (row) => row.email,
  customer: (row) => ({ id: row.userId, full_name: row.fullName, email: row.email }),
};

function restItem(row: Row, rest: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  for (const key of restShape)
    item[key] = REST[key]?.(row) ?? (row as unknown as Record<string, unknown>)[key] ?? rest[key] ?? null;
  return item;
}

let envelope: Record<string, unknown> = {};
let sample: Record<string, unknown> = {};

async function rest(): Promise<unknown> {
  const items = (await list()).map((row) => restItem(row, sample));
  return { ...envelope, items, ...('orders' in envelope && { orders: items }) };
}

const server = createServer((request, response) => {
  const answer = request.url === '/rest' ? rest() : graphql();
  void answer.then((body) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(body));
  });
});

process.on('message', (shape: { envelope: Record<string, unknown>; item: Record<string, unknown> }) => {
  envelope = shape.envelope;
  sample = shape.item;
  restShape = Object.keys(shape.item);
  process.send?.({ ready: true });
});
server.listen(0, '127.0.0.1', () =>
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
);
process.on('SIGTERM', () => process.exit(0));
