/**
 * A `mailto:` link whose message is begun: what the page asks for, one question a line, each with room for its answer.
 *
 * @param {string} address may contain `{product}`
 * @param {string} subject
 * @param {string[]} [lines]
 */
export function mailTo(address, subject, lines = []) {
  const body = lines.map((line) => `${line}\r\n\r\n`).join('');
  const parts = [
    `subject=${encodeURIComponent(subject)}`,
    ...(body ? [`body=${encodeURIComponent(body)}`] : []),
  ];
  return `mailto:${address}?${parts.join('&')}`;
}
