import { Share2 } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { STUDIO_LANGUAGE } from '../names/studio-dates';

/** A link to the draft of one page, usable without an account. Deleting it revokes the link immediately. */
export const previewShare = defineType({
  name: 'previewShare',
  title: 'Shared preview',
  description:
    'A link that shows the draft of one page to whoever has it. Take it back, and the link is dead.',
  type: 'document',
  icon: Share2,
  // There is nothing to publish: it is valid from creation to deletion.
  liveEdit: true,
  fields: [
    defineField({ name: 'path', title: 'Page', type: 'string', readOnly: true }),
    defineField({
      name: 'madeFor',
      title: 'Made for',
      type: 'string',
      description: 'A note to yourselves: who was sent the link.',
    }),
    defineField({ name: 'expiresAt', title: 'Works until', type: 'datetime', readOnly: true }),
    defineField({ name: 'secretHash', title: 'Secret', type: 'string', hidden: true, readOnly: true }),
  ],
  preview: {
    select: { path: 'path', madeFor: 'madeFor', expiresAt: 'expiresAt' },
    prepare: ({ path, madeFor, expiresAt }) => ({
      title: madeFor || path,
      subtitle: `${path} · ${ending(expiresAt, Date.now())}`,
    }),
  },
});

function ending(expiresAt: unknown, now: number): string {
  if (typeof expiresAt !== 'string') return 'no end';
  const until = new Date(expiresAt);
  const day = until.toLocaleDateString(STUDIO_LANGUAGE, { day: 'numeric', month: 'short' });
  return until.getTime() > now ? `until ${day}` : `ended ${day}`;
}
