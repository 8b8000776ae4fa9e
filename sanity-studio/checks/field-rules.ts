import { getPublishedId, studioPath } from '@sanity/client/csm';
import type {
  ArraySchemaType,
  ObjectSchemaType,
  Path,
  Rule,
  Schema,
  SchemaType,
  ValidationContext,
} from 'sanity';
import { isRecord } from '../../protocol/is-record';
import type { ContentDocument, Finding } from './flaw';
import type { SiteIndex } from './site-index';

/** Studio's content model, and what its rules need of Studio. */
export type Form = Pick<ValidationContext, 'i18n' | 'getClient'> & { schema: Schema };

/** A value that a rule of its field objects to, or may. */
type Suspect = { rule: Rule; value: unknown; context: ValidationContext };
type Walk = { context: ValidationContext; path: Path; suspects: Suspect[] };

/**
 * What the form says of a document's fields: required ones, lengths, numbers, formats, the order of dates. Studio's own
 * validation waits for an idle moment at each field, which takes minutes for a thousand pages. So the values are looked
 * at here, and Studio's rules judge only those that they may object to.
 */
export async function checkFields(
  document: ContentDocument,
  { schema, ...studio }: Form,
  index: SiteIndex,
): Promise<Finding[]> {
  const type = schema.get(document._type);
  if (!type) return [];
  const own = getPublishedId(document._id);
  const context: ValidationContext = {
    ...studio,
    schema,
    document: { _rev: '', _createdAt: '', _updatedAt: '', ...document },
    getDocumentExists: async ({ id }) => id === own || ASSET.test(id) || index.isPublished(id),
    environment: 'studio',
    hidden: false,
  };
  const walk: Walk = { context, path: [], suspects: [] };
  addSuspects(walk, type, document, undefined);
  const markers = await Promise.all(walk.suspects.map((one) => one.rule.validate(one.value, one.context)));
  return markers.flat().map(({ level, message, path }) => ({
    kind: level === 'error' ? 'field' : 'field-note',
    path: studioPath.toString(path),
    message,
  }));
}

/** Its file is not looked for. */
const ASSET = /^(image|file)-/;

function addSuspects(walk: Walk, type: SchemaType, value: unknown, parent: unknown): void {
  const { rules, isRuled } = rulesOf(type);
  if (!isRuled) return;
  const context = { ...walk.context, type, parent, path: [...walk.path] };
  for (const rule of rules)
    if (rule._level !== 'info' && mayObject(rule, value, context))
      walk.suspects.push({ rule, value, context });
  if (type.jsonType === 'array') addMembers(walk, type, value);
  // An object that may be missing has no fields to fill in.
  else if (type.jsonType === 'object' && (value || rules.some(({ _required }) => _required === 'required')))
    addFields(walk, type, value);
}

function addFields(walk: Walk, { fields }: ObjectSchemaType, value: unknown): void {
  for (const { name, type } of fields) {
    walk.path.push(name);
    addSuspects(walk, type, isRecord(value) ? value[name] : undefined, value);
    walk.path.pop();
  }
}

function addMembers(walk: Walk, { of }: ArraySchemaType, list: unknown): void {
  for (const [at, member] of (Array.isArray(list) ? list : []).entries()) {
    const key = isRecord(member) && typeof member._key === 'string' ? member._key : undefined;
    const name = isRecord(member) ? member._type : undefined;
    const type = of.find((each) => each.name === name) ?? (of.length === 1 ? of[0] : undefined);
    if (!type) continue;
    walk.path.push(key === undefined ? at : { _key: key });
    addSuspects(walk, type, member, list);
    walk.path.pop();
  }
}

/** `isRuled`: it or what it is made of has rules. A paragraph has none, and an article has a hundred of them. */
type Ruled = { rules: Rule[]; isRuled: boolean };
const known = new WeakMap<SchemaType, Ruled>();

/** The rules that say more than of what kind a value is. Those of whole documents are ours. */
function rulesOf(type: SchemaType): Ruled {
  const before = known.get(type);
  if (before) return before;
  const rules = Array.isArray(type.validation) ? type.validation.filter(isTellingRule) : [];
  const ruled = { rules, isRuled: rules.length > 0 };
  // A type may contain itself.
  known.set(type, ruled);
  const fields = type.jsonType === 'object' ? type.fields.map((field) => field.type) : [];
  const parts = type.jsonType === 'array' ? type.of : fields;
  ruled.isRuled ||= parts.some((part) => rulesOf(part).isRuled);
  return ruled;
}

function isTellingRule(rule: unknown): rule is Rule {
  return isRecord(rule) && Array.isArray(rule._rules) && rule._rules.some((spec) => spec.flag !== 'type');
}

/** Whether a rule may object to a value. What is not told apart here is left to the rule. */
function mayObject({ _rules, _required }: Rule, value: unknown, context: ValidationContext): boolean {
  const isMissing = value === undefined || value === null;
  const specs =
    isMissing && _required !== 'required' ? _rules.filter(({ flag }) => flag === 'custom') : _rules;
  return specs.some((spec) => !holds(spec, value, context));
}

function holds(spec: Rule['_rules'][number], value: unknown, context: ValidationContext): boolean {
  switch (spec.flag) {
    case 'type':
      return Object.prototype.toString.call(value).slice('[object '.length, -1) === spec.constraint;
    case 'presence':
      return isFilled(value);
    case 'min':
      return sizeOf(value) >= Number(spec.constraint);
    case 'max':
      return sizeOf(value) <= Number(spec.constraint);
    case 'valid':
      return spec.constraint.includes(value);
    case 'custom':
      return spec.constraint(value, context) === true;
    default:
      return false;
  }
}

function isFilled(value: unknown): boolean {
  if (!isRecord(value)) return value !== undefined && value !== null && value !== '';
  return Object.keys(value).some((field) => !field.startsWith('_'));
}

/** The value of a number, or how long a text or a list is. */
function sizeOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : Number(value);
}
