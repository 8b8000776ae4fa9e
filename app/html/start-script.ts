/** Marks what `holdScripts` takes out of force and this script puts back. */
export const HELD = 'held';

/**
 * Source of the inline script that starts a page's program: when the browser is idle after the load event, or at the
 * first press of a pointer or key, whichever comes first; a page rendered ahead of its visit waits for the visit. Clicks
 * on buttons that nothing answers yet are kept in `window.early`, each button once; `early-clicks.ts` answers them.
 * It depends on nothing, so that its hash in the Content Security Policy stays the same on every page.
 */
export const startScript = `(function(w,d){
var early=w.early={clicks:[],isHeld:function(){return true}},begun;
w.addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button');if(b&&early.isHeld(b)){e.stopImmediatePropagation();early.clicks.includes(b)||early.clicks.push(b)}},true);
function add(tag,parent,set){var n=d.createElement(tag);Object.assign(n,set);parent.append(n);return n}
function begin(){
if(begun)return;
if(d.readyState==='loading')return d.addEventListener('DOMContentLoaded',begin);
begun=1;
d.querySelectorAll('link[rel=${HELD}]').forEach(function(l){add('link',d.head,{rel:'modulepreload',href:l.href})});
d.querySelectorAll('script[type^=${HELD}]').forEach(function(s){add('script',d.body,{type:s.type.slice(${HELD.length}),textContent:s.textContent}).remove()})
}
function rest(){
if(d.prerendering)d.addEventListener('prerenderingchange',rest,{once:true});
else if(w.requestIdleCallback)requestIdleCallback(begin,{timeout:2000});
else setTimeout(begin,200)
}
['pointerdown','touchstart','keydown'].forEach(function(t){w.addEventListener(t,begin,{capture:true,once:true,passive:true})});
w.addEventListener('load',rest)
})(window,document)`.replaceAll('\n', '');
