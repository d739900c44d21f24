const units = ['bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];

/**
 * A file size in steps of 1024, from bytes to YB (docs/product.md, "Business constants and limits").
 * @param size in bytes
 * @param decimals maximum number of decimals
 */
export function formatFileSize(size: number, decimals = 2): string {
  if (!Number.isFinite(size) || size <= 0) return '0 bytes';
  let [value, step] = [size, 0];
  for (; round(value, decimals) >= 1024 && step < units.length - 1; step += 1) value /= 1024;
  return size === 1 ? '1 byte' : `${round(value, decimals)} ${units[step]}`;
}

function round(value: number, decimals: number): number {
  const factor = 10 ** Math.max(0, decimals);
  return Math.round(value * factor) / factor;
}
