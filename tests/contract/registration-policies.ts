/** Who may call what about the registrations of names; a part of both tables of policies.ts. */
import type { PolicyTable, Rule } from './policies.js';

type Values = Readonly<Record<string, unknown>>;

const own = (at: Values, more: Omit<Rule, 'policy' | 'at'> = {}): Rule => ({ policy: 'owner', at, ...more });
const mine = (everyones: Values): Rule => ({ policy: 'signed-in', everyones });

const registration = { id: '{registration}' };
const record = { type: 'TXT', host: 'a', value: 'x' };

export const REGISTRATIONS_REST: PolicyTable = {
  'GET /domain-registrations': mine({ scope: 'all' }),
  'GET /domain-registrations/{id}': own(registration),
  'PUT /domain-registrations/{id}/nic-handle': own(registration, { body: { nic_handle: 'ab1234-irnic' } }),
  'POST /domain-registrations/{id}/renew': own(registration),
  'POST /domain-registrations/{id}/transfer': own(registration),
  'GET /domain-registrations/{id}/records': own(registration),
  'POST /domain-registrations/{id}/records': own(registration, { body: record }),
  'DELETE /domain-registrations/{id}/records/{recordId}': own({ ...registration, recordId: '{zoneRecord}' }),
  'GET /domain-registrations/{id}/zone': own(registration),
  'POST /orders/{id}/domain/register': own({ id: '{paidOrder}' }),
};

export const REGISTRATIONS_GRAPHQL: PolicyTable = {
  'Query.domainRegistrations': mine({ filter: { scope: 'all' } }),
  'Query.domainRegistration': own(registration),
  'Mutation.registerDomainsNow': own({ orderId: '{paidOrder}' }),
  'Mutation.setDomainNicHandle': own({ ...registration, nicHandle: 'ab1234-irnic' }),
  'Mutation.renewDomain': own(registration),
  'Mutation.askForDomainTransfer': own(registration),
  'Mutation.addZoneRecord': own({ registrationId: '{registration}', record }),
  'Mutation.removeZoneRecord': own({ registrationId: '{registration}', id: '{zoneRecord}' }),
};
