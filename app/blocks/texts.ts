import type { BlockName, BlockOf } from '../content-model/content-types';

/**
 * What a text of a block is. From it follow the sections of search and assistant, and which texts carry their source in
 * a preview (stega).
 * - `heading`: begins a section: of the block, or of a part that has an anchor of its own (`blockIds`)
 * - `part`: the title of an item
 * - `lead`: a tagline: it can be found, and is never an answer
 * - `text`: what is said
 * - `teaser`: what is said; where its record leads to another page, a tagline of that page
 * - `fact`: a few words of it, such as a name or a place; several are joined by commas
 * - `question`: begins the section of a question of the FAQ
 * - `label`: the words of a control, a column or an empty list; not searched
 * - `linked`: the words of another document, which is found itself; not searched
 */
type Role = 'heading' | 'part' | 'lead' | 'text' | 'teaser' | 'fact' | 'question' | 'label';
/** `prose`: rich text. `picture`: its caption. `view`: the tables of a product view that is read out. */
type Kind = 'prose' | 'picture' | 'view' | 'link' | 'address';

/** What a field is, or the fields of an object or of each member of a list; null has no text that readers see. */
export type Texts = Role | 'linked' | Kind | null | { readonly [field: string]: Texts | undefined };

/** Fields without a text of readers: no other string may be left out. */
type Unread = '_id' | '_key' | '_ref' | '_type' | 'anchor' | 'edit' | 'href' | 'id' | 'path';

type TextsIn<Value, Linked = never> = [Value] extends [string]
  ? string extends Value
    ? Role | Linked | null
    : never
  : [Value] extends [ReadonlyArray<infer Member>]
    ? Extract<Member, { _type: 'block' }> extends never
      ? TextsIn<NonNullable<Member>, Linked>
      : 'prose'
    : [Value] extends [{ illustration: unknown }]
      ? 'picture' | null
      : [Value] extends [{ parts: unknown }]
        ? 'view' | null
        : [Value] extends [object]
          ? TextsOfFields<Value> | (Value extends { href: string; label: string } ? 'link' : never)
          : never;

type TextsOfFields<Value> = keyof Read<Value> extends never
  ? never
  : (Read<Value> & AddressOf<Value>) | null | (Value extends Record<string, string | null> ? 'label' : never);

type Read<Value> = {
  [Field in keyof Value as Field extends Unread
    ? never
    : TextsIn<NonNullable<Value[Field]>> extends never
      ? never
      : Field]: TextsIn<NonNullable<Value[Field]>, LinkedIn<Value>>;
};

/** Of a record that has a page of its own, or is a document. */
type LinkedIn<Value> = Value extends { _id: string } | { path: unknown } ? 'linked' : never;

/** `address`: where the link is to an e-mail address, it is printed. */
type AddressOf<Value> = Value extends { href: string | null } ? { href?: 'address' } : unknown;

/** What the texts of a block are: each field with a text of readers must be in it, and each other string, as null. */
export type TextsOf<Name extends BlockName> = Read<BlockOf<Name>>;
