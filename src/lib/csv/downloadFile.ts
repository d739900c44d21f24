/** Milliseconds to keep the object URL while the browser starts the download. */
const revokeDelay = 60_000;

/** Downloads a CSV file under the given name. */
export function downloadFile(name: string, parts: readonly BlobPart[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelay);
}
