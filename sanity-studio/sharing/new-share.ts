const SECRET_BYTES = 24;
const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** The document of a share, and the link that its secret is in: the dataset holds only a hash of it. */
export type NewShare = {
  document: {
    _id: string;
    _type: 'previewShare';
    path: string;
    madeFor: string;
    expiresAt: string;
    secretHash: string;
  };
  link: string;
};

export type ShareWish = { path: string; madeFor: string; days: number; siteOrigin: string };

/**
 * Makes a link to the draft of one page. The dot in its id hides the document from everybody without a token.
 * @param wish `path` as it is stored, with its placeholders
 * @param now ms since 1970
 */
export async function newShare(
  { path, madeFor, days, siteOrigin }: ShareWish,
  now = Date.now(),
): Promise<NewShare> {
  const id = crypto.randomUUID();
  const secret = base64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return {
    document: {
      _id: `previewShare.${id}`,
      _type: 'previewShare',
      path,
      madeFor,
      expiresAt: new Date(now + days * MS_PER_DAY).toISOString(),
      secretHash: hex(new Uint8Array(hash)),
    },
    link: `${siteOrigin}/preview/share?key=${id}.${secret}`,
  };
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
