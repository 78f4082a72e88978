/** Support: tickets of customers and the team's answers, live. */
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { ACCOUNT_REMOVAL } from '#features/identity/index.js';
import { forgetCustomer } from './forget-customer.js';
import { TicketFieldResolver, TicketMessageFieldResolver } from './support-fields.resolver.js';
import { SupportReadResolver, SupportWriteResolver } from './support.resolver.js';
import { supportRoutes } from './support.routes.js';
import { TicketAttachmentEntity, TicketEntity, TicketMessageEntity } from './ticket.entity.js';

export { ATTACHMENT_STORE, type AttachedFile, type AttachmentStore } from './attachments.js';
export { teamSelection } from './read-tickets.service.js';
export { ticketListSchema } from './support.inputs.js';
export { ticketSelection, type TicketExportRow } from './support.queries.js';
export { TicketAttachmentType, TicketType } from './support.types.js';
export { closeTicket, markTicketRead, setTicketStatus } from './manage-ticket.service.js';
export { openTicket } from './open-ticket.service.js';
export { TICKET_ORIGIN, type Origin } from './ticket-origin.js';
export { writeMessage } from './write-message.service.js';

export const supportFeature: Feature = {
  name: 'support',
  entities: [TicketEntity, TicketMessageEntity, TicketAttachmentEntity],
  resolvers: [SupportReadResolver, SupportWriteResolver, TicketFieldResolver, TicketMessageFieldResolver],
  routes: supportRoutes,
  provides: [provide(ACCOUNT_REMOVAL, () => forgetCustomer)],
};
