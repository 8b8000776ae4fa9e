type Props = {
  /** Address of the picture. */
  file: string;
};

/** A picture at the left of a preview; it says nothing that the words beside it do not say. */
export function SmallPicture({ file }: Props) {
  const style = { width: '100%', height: '100%', objectFit: 'cover', background: '#fff' } as const;
  return <img src={file} alt="" style={style} />;
}
