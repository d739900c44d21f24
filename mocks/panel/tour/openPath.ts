import { basePath } from '../../demo/consolePath';

/** Opens a screen by a link to it on this one, which needs no reload, if there is one. */
export function openPath(path: string): void {
  const url = basePath + path;
  const link = document.querySelector<HTMLElement>(`#root a[href=${JSON.stringify(url)}]`);
  if (link) link.click();
  else location.assign(url);
}
