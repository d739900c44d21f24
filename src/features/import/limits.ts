export const maxFileSize = 10 * 1024 * 1024;
export const maxRows = 5000;
/** Each column is rendered with a select in which it is matched. */
export const maxColumns = 100;
/** Lines that are read of a text: empty ones don't count as rows. */
export const maxLines = 20_000;
