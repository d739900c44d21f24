/** Key of the draft that a bulk change leaves when the session ends. */
export const bulkChangeDraft = 'bulk change';
