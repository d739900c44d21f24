// Import and export, in one chunk.
export { ExportProgress } from '~/features/export/ExportProgress';
export { ImportDialog } from '~/features/import/ImportDialog';
