import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/**
 * An icon as large as the text beside it. The toolbar of rich text sizes Studio's own icons only; others would overflow
 * it.
 */
export function textSizeIcon(Icon: LucideIcon): ComponentType {
  return function TextSizeIcon() {
    return <Icon width="1em" height="1em" strokeWidth={1.5} />;
  };
}
