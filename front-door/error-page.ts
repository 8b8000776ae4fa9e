import type { Refusal } from './refusals';

/**
 * A small page for one refusal: complete without style sheet, script or picture, so that it needs no exception from
 * its policy and nothing that might be away as well. Texts are the refusal's fixed ones and need no escaping.
 */
export function errorPage({ title, message }: Refusal): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${message}</p>
<p><a href="/">Go to the start page</a></p>
</main>
</body>
</html>
`;
}
