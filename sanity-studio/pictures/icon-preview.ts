import { iconDrawing } from './icon-drawing';

/**
 * A type's preview with the icon that its editor has chosen.
 * @param title field shown as the title
 * @param subtitle field shown below it
 */
export function iconPreview(title: string, subtitle?: string) {
  const select: Record<string, string> = { title, icon: 'icon', ...(subtitle ? { subtitle } : {}) };
  return {
    select,
    prepare: ({ icon, ...words }: Record<string, string | undefined>) => ({
      ...words,
      media: iconDrawing(icon ?? ''),
    }),
  };
}
