import { BOOKING, fillLink, type LinkBrand } from '../../protocol/placeholders';

/** An address outside the site, as it is stored. */
export type OutsideAddress = {
  value: string;
  kind: 'site' | 'mail' | 'telephone' | 'application' | 'booking';
};

const MAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const TELEPHONE = /^\+?[\d\s()./-]+$/;
const FEWEST_DIGITS = 6;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,})(?::\d+)?(?:[/?#]\S*)?$/i;
/** Ends of file names, which nobody means as a host. */
const FILE_NAMES = ['html', 'htm', 'php', 'asp', 'aspx', 'jsp', 'xml', 'txt', 'pdf', 'md'];

/**
 * What an editor means by a text that is an address outside the site, or nearly one: `example.com`, an e-mail address,
 * a telephone number.
 * @param text as typed
 * @returns undefined if it is none
 */
export function outsideAddress(text: string, brand: LinkBrand): OutsideAddress | undefined {
  const typed = text.trim();
  if (typed === BOOKING) return { value: typed, kind: 'booking' };
  const onHost = withHost(typed, brand);
  if (onHost) return { value: onHost, kind: 'application' };
  if (/^https?:\/\/[^\s/]\S*$/i.test(typed)) return { value: typed, kind: 'site' };
  if (/^mailto:[^\s]+$/i.test(typed)) return { value: typed, kind: 'mail' };
  if (/^tel:[^\s]+$/i.test(typed)) return { value: typed, kind: 'telephone' };
  if (MAIL.test(typed)) return { value: `mailto:${typed}`, kind: 'mail' };
  if (TELEPHONE.test(typed) && typed.replace(/\D/g, '').length >= FEWEST_DIGITS)
    return { value: `tel:${typed.replace(/[^+\d]/g, '')}`, kind: 'telephone' };
  const end = HOST.exec(typed)?.[1]?.toLowerCase();
  if (end === undefined || FILE_NAMES.includes(end)) return undefined;
  return { value: `https://${typed}`, kind: 'site' };
}

/** An address of the application, with the placeholder for its host. */
function withHost(typed: string, { applicationHost }: LinkBrand): string | undefined {
  if (typed.startsWith('{host}')) return typed;
  if (applicationHost === '' || !typed.startsWith(applicationHost)) return undefined;
  const rest = typed.slice(applicationHost.length);
  return /^(?:[/?#]|$)/.test(rest) ? `{host}${rest}` : undefined;
}

/**
 * What an address outside the site is, in words.
 * @param value as stored, with its placeholders
 */
export function outsideWords({ value, kind }: OutsideAddress, brand: LinkBrand): string {
  const filled = fillLink(value, brand);
  const [rest = ''] = filled.replace(/^(?:mailto|tel):/i, '').split('?');
  if (kind === 'booking')
    return filled ? `Booking a time, ${filled}` : 'Left out: Site settings have no booking address';
  if (kind === 'mail') return `An e-mail to ${rest}`;
  if (kind === 'telephone') return `A call to ${rest}`;
  return kind === 'application' ? `The application, ${filled}` : filled;
}
