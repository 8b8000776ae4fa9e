import { THEME_STORAGE_KEY } from './theme-choice';

/**
 * Source of the inline script that puts the visitor's own theme on `<html>`, and in force for the browser's bars (as
 * `showThemeColour` does later), before the first paint. It depends on nothing but the meta elements before it, so that its hash in the Content Security Policy stays the same on every page.
 */
export const themeScript = `try{var t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;document.querySelectorAll('meta[name="theme-color"]').forEach(function(m,i){m.setAttribute('media',(t==='dark')===(i===1)?'all':'not all')})}}catch(e){}`;
