import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { PROJECT_ROOT } from '../../launcher/project-root.mjs';

/** The first versions with the fix of CVE-2026-53668. */
const FIXED = {
  'react-router': '6.30.6',
  'react-router-dom': '6.30.6',
  '@remix-run/router': '1.23.4',
};

const lockfile = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

/** Negative where the first version is older. In: `major.minor.patch`, all three numbers. */
const compare = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

it.each(['package-lock.json', 'sanity-studio/package-lock.json'])(
  '%s installs no router older than the fix of CVE-2026-53668',
  (file) => {
    const { packages } = lockfile.parse(JSON.parse(readFileSync(join(PROJECT_ROOT, file), 'utf8')));
    const older = Object.entries(packages).flatMap(([path, { version = '' }]) =>
      Object.entries(FIXED)
        .filter(([name, fixed]) => path.endsWith(`node_modules/${name}`) && compare(version, fixed) < 0)
        .map(() => `${path} ${version}`),
    );
    expect(older).toEqual([]);
  },
);
