import type { tracked } from '../analytics/events';
import { Anchor } from '../ui/anchor';
import { block, brand, mark, wordmark } from './brand.css';

type BrandProps = Partial<ReturnType<typeof tracked>> & {
  /** The product's name; without it (content could not be loaded) only the mark is shown. */
  name: string | null | undefined;
  className?: string;
};

/** Mark and wordmark in the colour of the ground, linked to the home page. */
export function Brand({ name, className, ...rest }: BrandProps) {
  return (
    <Anchor
      {...rest}
      href="/"
      aria-label={name ? `${name}, home page` : 'Home page'}
      className={className ? `${brand} ${className}` : brand}
    >
      <svg className={mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect className={block} x="11" y="3" width="10" height="13" />
        <path fill="currentColor" d="M6.5 17.5h19V22h-19zM2 23.5h28V29H2z" />
      </svg>
      {name ? <span className={wordmark}>{name}</span> : null}
    </Anchor>
  );
}
