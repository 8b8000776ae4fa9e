let visitors = 0;

/** Headers of a visitor from a network of its own, so that no limit refuses it, where one proxy is trusted. */
export function newVisitor(): { 'X-Forwarded-For': string } {
  visitors += 1;
  return { 'X-Forwarded-For': `2001:db8:${(visitors % 65_536).toString(16)}::1` };
}
