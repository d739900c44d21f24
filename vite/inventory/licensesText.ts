import type { Component } from './Component';

/** The licences of a build's components in one text. */
export function licensesText(components: readonly Component[]): string {
  const sections = components.map(({ name, version, identifier, text }) => {
    const license = identifier ?? 'unknown license';
    const noText = `The package has no text of its license: https://spdx.org/licenses/${license}.html`;
    return `${name} ${version} (${license})\n\n${text?.trim() || noText}\n`;
  });
  const intro =
    'This build contains the following packages, under the licenses of their authors.\n';
  return [intro, ...sections].join(`\n${'-'.repeat(80)}\n\n`);
}
