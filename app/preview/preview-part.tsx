import { type ComponentType, useEffect, useState } from 'react';
import type { PreviewData } from '../content/cache/content-access';

/** The only preview code in visitors' JavaScript, where it is never rendered: prints the bar, and loads the program. */
export function PreviewPart(preview: PreviewData) {
  const [Program, setProgram] = useState<ComponentType<PreviewData>>();
  useEffect(() => {
    import('./preview-program.client').then(({ PreviewProgram }) => setProgram(() => PreviewProgram));
  }, []);
  return (
    <>
      {/* Browsers hide nonces from scripts, so React would report a mismatch with the server's. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the server */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: preview.bar }} />
      {Program ? <Program {...preview} /> : null}
    </>
  );
}
