/** The administration: its frame, and its page, whose tabs are loaded one by one. */
export { AdminFrame } from './admin-frame.js';
export { adminLeads } from './admin-leads.messages.js';
export { AdminPage } from './admin-page.js';
export { adminPageMessages } from './admin-page.messages.js';
export { ADMIN_TABS } from './admin-tabs.js';
export { subjectNameOf } from './audit/subject-name.js';
