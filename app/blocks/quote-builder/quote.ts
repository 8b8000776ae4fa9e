import type { FormParameter } from '../../../protocol/form-parameters';
import type { BlockOf } from '../../content-model/content-types';
import { plainText } from '../../ui/plain-text';

/** What editors offer: ids are the values in addresses. */
export type Offer = {
  modules: ReadonlyArray<{ id: string; name: string; chosen: boolean | null }>;
  /** `modules` are ids of those that the role works in. */
  roles: ReadonlyArray<{ name: string; users: number; modules: readonly string[] | null }>;
  /** `description` says which companies are of a size. */
  sizes: ReadonlyArray<{ id: string; name: string; description: string | null; time: string }>;
};

/** Users are as they were written, in the order of the roles. */
export type Choice = { modules: string[]; users: string[]; size: string };

type UsersProblem = 'units' | 'large';

type Role = { name: string; users: number; problem: UsersProblem | undefined };

export type Outline = {
  /** Every module that is offered, with the roles that work in it; `users` is null where it is not chosen. */
  modules: { id: string; name: string; roles: Role[]; users: number | null }[];
  /** `isCounted`: works in a chosen module. */
  roles: (Role & { isCounted: boolean })[];
  /** A field is wrong: there is no outline to send. */
  isWrong: boolean;
  /** Of the roles that are counted. */
  users: number;
  size: Offer['sizes'][number] | undefined;
};

const MODULE = 'module' satisfies FormParameter;
const USERS = 'users' satisfies FormParameter;
const SIZE = 'size' satisfies FormParameter;

export const MAX_USERS = 999;
export const MAX_LENGTH = 12;

/**
 * The choice in an address or a form. What it does not mention is as offered; unknown modules and sizes are ignored.
 * @param query with a `module` for each chosen one, `users` for each role in order, and `size`
 */
export function readChoice(query: URLSearchParams, offer: Offer): Choice {
  const asked = new Set(query.getAll(MODULE));
  const isForm = query.has(USERS) || query.has(SIZE);
  const users = query.getAll(USERS);
  const size = query.get(SIZE);
  return {
    // A form without a ticked module sends none; an address without a choice has those of the offer.
    modules: offer.modules.flatMap(({ id, chosen }) =>
      asked.has(id) || (chosen && asked.size === 0 && !isForm) ? id : [],
    ),
    users: offer.roles.map((role, index) => (users[index] ?? String(role.users)).trim().slice(0, MAX_LENGTH)),
    size: offer.sizes.find(({ id }) => id === size)?.id ?? offer.sizes[0]?.id ?? '',
  };
}

export function writeChoice({ modules, users, size }: Choice): URLSearchParams {
  return new URLSearchParams([
    ...modules.map((id) => [MODULE, id]),
    ...users.map((count) => [USERS, count]),
    [SIZE, size],
  ]);
}

/** The parts of a quote: modules, and the users of each. It never has a price: that is given on quote. */
export function outlineOf({ modules, users, size }: Choice, offer: Offer): Outline {
  const roles = offer.roles.map((role, index) => ({
    ...role,
    ...readUsers(users[index] ?? ''),
    isCounted: modules.some((id) => role.modules?.includes(id)),
  }));
  const sum = (counted: typeof roles) => counted.reduce((total, role) => total + role.users, 0);
  return {
    modules: offer.modules.map(({ id, name }) => {
      const inModule = roles.filter((role) => (role.users > 0 || role.problem) && role.modules?.includes(id));
      return { id, name, roles: inModule, users: modules.includes(id) ? sum(inModule) : null };
    }),
    roles,
    isWrong: roles.some(({ problem }) => problem),
    users: sum(roles.filter(({ isCounted }) => isCounted)),
    size: offer.sizes.find(({ id }) => id === size),
  };
}

/** An empty field counts as nobody. */
function readUsers(written: string): { users: number; problem: UsersProblem | undefined } {
  if (!/^\d*$/.test(written)) return { users: 0, problem: 'units' };
  const users = Number(written);
  return users > MAX_USERS ? { users: 0, problem: 'large' } : { users, problem: undefined };
}

type OutlineWords = Pick<
  BlockOf<'quoteBuilder'>['labels'],
  'outline' | 'later' | 'allUsers' | 'implementation' | 'price' | 'onQuote'
>;

/** The outline as plain text, for a mail or the clipboard: also what was chosen for later, and is not counted. */
export function outlineText({ modules, roles, users, size }: Outline, words: OutlineWords): string {
  const lines = [
    words.outline,
    '',
    ...modules.map((module) => `- ${module.name}: ${module.users ?? words.later}`),
    '',
    ...roles.flatMap(({ name, users: counted, isCounted }) =>
      counted > 0 ? `${name}: ${counted}${isCounted ? '' : ` (${words.later})`}` : [],
    ),
    `${words.allUsers}: ${users}`,
    ...(size ? [`${words.implementation} (${describedSize(size)}): ${size.time}`] : []),
    `${words.price}: ${words.onQuote}`,
  ];
  return plainText(lines.join('\n'));
}

/** `Small: up to 25 people` */
const describedSize = ({ name, description }: Offer['sizes'][number]) =>
  description ? `${name}: ${description}` : name;

export function mailLink(address: string | null, subject: string, text: string): string {
  const [to, about, body] = [address ?? '', plainText(subject), text.replaceAll('\n', '\r\n')].map(
    encodeURIComponent,
  );
  return `mailto:${to?.replace('%40', '@')}?subject=${about}&body=${body}`;
}
