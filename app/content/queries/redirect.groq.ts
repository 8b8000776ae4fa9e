import { defineQuery } from 'groq';

/** The redirect that editors have made for a path, in any of its stored spellings. */
export const redirectQuery = defineQuery(`
  *[_type == "redirect" && from in $paths] | order(_createdAt asc)[0]{ to, status }
`);
