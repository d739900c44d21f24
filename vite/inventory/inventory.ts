import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readBuildInfo } from '../buildInfo';
import { opsFolder } from '../hosting/HostingManifest';
import { bomText } from './bomText';
import { completeComponents, type Component } from './Component';
import { licensesText } from './licensesText';

const viteFile = `${opsFolder}/licenses.json`;

/** Writes the licences of what a build contains, and its inventory, for operators. */
export function inventory(): Plugin {
  let [root, folder] = ['', ''];
  return {
    name: 'ams:inventory',
    apply: 'build',
    config: () => ({ build: { license: { fileName: viteFile } } }),
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler(failure) {
        if (failure) return;
        const file = join(folder, viteFile);
        const bundled = JSON.parse(readFileSync(file, 'utf8')) as Component[];
        rmSync(file);
        const components = completeComponents(root, bundled);
        writeFileSync(join(folder, opsFolder, 'licenses.txt'), licensesText(components));
        const bom = bomText(readBuildInfo().version, components);
        writeFileSync(join(folder, opsFolder, 'sbom.cdx.json'), bom);
      },
    },
  };
}
