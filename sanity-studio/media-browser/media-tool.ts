import { Images } from 'lucide-react';
import type { Tool } from 'sanity';
import { MediaView } from './media-view';

/** The tool in which editors look through uploaded images. */
export const mediaTool: Tool = { name: 'media', title: 'Media', icon: Images, component: MediaView };
