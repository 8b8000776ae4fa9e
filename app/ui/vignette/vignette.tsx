import type { Ground } from './ground';

type VignetteProps = Ground & {
  name: string;
  /** One sentence that says what the vignette shows; read out in place of its figures. */
  caption?: string;
};

/** A piece of the product's interface, drawn in HTML. */
export function Vignette({ name }: VignetteProps) {
  return name ? null : null;
}
