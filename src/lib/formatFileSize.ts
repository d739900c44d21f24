const units = ['bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];

/**
 * A file size in steps of 1024, from bytes to YB (docs/product.md, "Business constants and limits").
 * @param size in bytes
 * @param decimals maximum number of decimals
 */
export function formatFileSize(size: number, decimals = 2): string {
  if (!Number.isFinite(size) || size <= 0) return '0 bytes';
  if (size === 1) return '1 byte';
  let step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(size) / 10)));
  let value = round(size / 1024 ** step, decimals);
  if (value >= 1024 && step < units.length - 1) {
    step += 1;
    value = round(size / 1024 ** step, decimals);
  }
  return `${value} ${units[step]}`;
}

function round(value: number, decimals: number): number {
  const factor = 10 ** Math.max(0, decimals);
  return Math.round(value * factor) / factor;
}
