import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/**
 * A sign as large as the text beside it. The bar above a rich text sizes Studio's own signs only, and others would
 * stand out of it.
 */
export function textSizeIcon(Icon: LucideIcon): ComponentType {
  return function TextSizeIcon() {
    return <Icon width="1em" height="1em" strokeWidth={1.5} />;
  };
}
