import { FileText, Search, Settings2 } from 'lucide-react';

/** The tabs of every document that is a page of the site. */
export const pageGroups = [
  { name: 'content', title: 'Content', icon: FileText, default: true },
  { name: 'settings', title: 'Address', icon: Settings2 },
  { name: 'seo', title: 'Search and sharing', icon: Search },
];
