// Import and export, in one chunk.
export { ExportProgress } from './export/ExportProgress';
export { ImportDialog } from './import/ImportDialog';
