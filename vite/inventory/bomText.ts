import type { Component } from './Component';

/**
 * A build's components as CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/). Without time and serial
 * number, so that the same build has the same file.
 */
export function bomText(version: string, components: readonly Component[]): string {
  const name = 'accounts-management-system';
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: components.map((component) => ({
      type: 'library',
      'bom-ref': `${component.name}@${component.version}`,
      name: component.name,
      version: component.version,
      purl: `pkg:npm/${component.name.replace('@', '%40')}@${component.version}`,
      ...(component.identifier && { licenses: [licenseOf(component.identifier)] }),
    })),
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}

/** Expressions such as `(MIT OR Apache-2.0)` have a property of their own. */
function licenseOf(identifier: string) {
  return /\s/.test(identifier) ? { expression: identifier } : { license: { id: identifier } };
}
