import type { SanityClient } from '@sanity/client';
import { IS_PAGE } from '../../protocol/page-types';
import type { Addresses } from './address-book';

/** The addresses as they are now. @throws what the client throws */
export function readAddresses(client: SanityClient): Promise<Addresses> {
  return client.fetch<Addresses>(addressesQuery, {}, { perspective: 'raw', tag: 'addresses' });
}

const HEADINGS = '"headings": body[style in ["h2", "h3"]]{ "words": children[].text }';

/** Input of `AddressBook`. It includes drafts: the perspective must be `raw`. */
export const addressesQuery = `{
  "brand": *[_id in ["siteSettings", "drafts.siteSettings"]] | order(_id desc)[0]{
    productName,
    productSlug,
    applicationHost,
    bookingAddress,
    facts
  },
  "pages": *[${IS_PAGE} && defined(path)]{
    _id,
    _type,
    title,
    path,
    visibleFrom,
    visibleUntil,
    "isUnlisted": seo.noindex,
    "searchTitle": seo.title,
    "description": select(_type == "topic" => description, seo.description),
    ...select(defined(language) => { language }),
    ${HEADINGS},
    "blocks": blocks[]{
      _key,
      anchor,
      visibleFrom,
      visibleUntil,
      "modules": modules[]{ _key, id },
      "sizes": sizes[]{ _key, id },
      "records": coalesce(industries, values, quotes, testimonials)[]->{ _id, id },
      "titles": coalesce(sections, groups)[].title,
      "anchors": sections[].anchor,
      ${HEADINGS}
    }
  },
  "redirects": *[_type == "redirect" && !(_id in path("drafts.**"))]{
    _id,
    from,
    "to": coalesce(page->path, to),
    status
  }
}`;
