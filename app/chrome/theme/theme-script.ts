import { THEME_STORAGE_KEY } from './theme-choice';

/**
 * Source of the inline script that puts the visitor's own theme on `<html>` before the first paint. It depends on
 * nothing else, so that its hash in the Content Security Policy stays the same on every page.
 */
export const themeScript = `try{var t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
