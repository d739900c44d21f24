/** Milliseconds that a browser may take to begin with a file's content. */
const revokeDelay = 60_000;

/** Hands a CSV file to the person, under this name. */
export function downloadFile(name: string, parts: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelay);
}
