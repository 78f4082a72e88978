/** Under this, the person's id and the conversation, the browser keeps what is being typed. */
export const SUPPORT_DRAFT = 'barpa_support_draft:';
