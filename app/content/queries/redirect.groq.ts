import { defineQuery } from 'groq';

/** The redirect that editors have made for a path, in any of its stored spellings; of several by the rule of `documentQuery`. */
export const redirectQuery = defineQuery(`
  *[_type == "redirect" && from in $paths] | order(_id in $published desc, _createdAt asc)[0]{ to, status }
`);
