import type { PreviewProps } from 'sanity';

/** A product view where editors choose one: its thumbnail is large enough to be told from others. */
export const ViewPreview = (props: PreviewProps) =>
  props.renderDefault(props.layout === 'default' ? { ...props, layout: 'detail' } : props);
