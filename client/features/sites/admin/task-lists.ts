/** The lists that an ended task changes. */
export const TASK_LISTS: ReadonlySet<string> = new Set(['AdminRegistrationTasks']);
