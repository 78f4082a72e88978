/** Texts of undo and redo. */
export const historyMessages = {
  undo: 'برگرداندن کار قبلی',
  redo: 'انجام دوباره',
  undoKeys: 'برگرداندن (Ctrl+Z)',
  redoKeys: 'انجام دوباره (Ctrl+Shift+Z)',
  undone: 'کار قبلی برگشت.',
  redone: 'دوباره انجام شد.',
} as const;
