import type { BlockName } from '../content-model/content-types';

/** What the fixture of any block begins with. */
export const blockFields = <Name extends BlockName>(_type: Name) => ({ _key: _type, _type, anchor: null });
