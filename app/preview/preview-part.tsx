import { type ComponentType, useEffect, useState } from 'react';
import type { PreviewData } from '../content/content-access';

/** All of previews that is in visitors' code, where it is never rendered: prints the bar, and fetches the program. */
export function PreviewPart(preview: PreviewData) {
  const [Program, setProgram] = useState<ComponentType<PreviewData>>();
  useEffect(() => {
    import('./preview-program.client').then(({ PreviewProgram }) => setProgram(() => PreviewProgram));
  }, []);
  return (
    <>
      {/* Scripts see no nonces, so React would find none where the server has printed one. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: preview.bar }} />
      {Program ? <Program {...preview} /> : null}
    </>
  );
}
