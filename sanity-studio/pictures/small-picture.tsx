type Props = {
  /** Address of the picture. */
  file: string;
  /** Whether all of it is to be seen; otherwise it fills its place, and its edges are cut off. */
  whole?: boolean;
};

/** A picture at the left of a preview; it says nothing that the words beside it do not say. */
export function SmallPicture({ file, whole = false }: Props) {
  const objectFit = whole ? 'contain' : 'cover';
  const style = { width: '100%', height: '100%', objectFit, background: '#fff' } as const;
  return <img src={file} alt="" style={style} />;
}
