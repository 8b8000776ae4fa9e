/** Marks what `holdScripts` takes out of force and this script puts back. */
export const HELD = 'held';

/** On the root of a page whose program is held back; a draft's is not. */
export const HELD_PAGE = 'data-held';

/** On the root of such a page on a fresh visit, from its first line until the program begins. */
export const ARRIVING = 'data-arriving';

/** What is not on a page's first screens; `later-screens.css.ts` tells what becomes of it while the page arrives. */
export const LATER_SCREENS = ':is(main section:nth-of-type(n + 3), main ~ section, main ~ footer)';

/**
 * Source of the inline script that starts a page. After the load event, whenever the browser is idle, it has one of the
 * later screens laid out, and when there is none left it starts the page's program; the first press of a pointer or key,
 * or two seconds, bring all of it at once. A page rendered ahead of its visit waits for the visit. Clicks on buttons that
 * nothing answers yet are kept in `window.early`, each button once; `early-clicks.ts` answers them.
 * It depends on nothing, so that its hash in the Content Security Policy stays the same on every page.
 */
export const startScript = `(function(w,d){
var early=w.early={clicks:[],isHeld:function(){return true}},html=d.documentElement,later=[],begun,
visit=performance.getEntriesByType('navigation')[0];
if(html.hasAttribute('${HELD_PAGE}')&&visit&&visit.type==='navigate'&&!location.hash)html.setAttribute('${ARRIVING}','');
w.addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button');if(b&&early.isHeld(b)){e.stopImmediatePropagation();early.clicks.includes(b)||early.clicks.push(b)}},true);
function add(tag,parent,set){var n=d.createElement(tag);Object.assign(n,set);parent.append(n);return n}
function begin(){
if(begun)return;
if(d.readyState==='loading')return d.addEventListener('DOMContentLoaded',begin);
begun=1;
html.removeAttribute('${ARRIVING}');
d.querySelectorAll('link[rel=${HELD}]').forEach(function(l){add('link',d.head,{rel:'modulepreload',href:l.href})});
d.querySelectorAll('script[type^=${HELD}]').forEach(function(s){add('script',d.body,{type:s.type.slice(${HELD.length}),textContent:s.textContent}).remove()})
}
function whenIdle(run){w.requestIdleCallback?requestIdleCallback(run):setTimeout(run,40)}
function show(){
var part=later.shift();
if(!part)return begin();
part.style.contentVisibility='visible';
whenIdle(show)
}
function rest(){
if(d.prerendering)return d.addEventListener('prerenderingchange',rest,{once:true});
if(html.hasAttribute('${ARRIVING}'))later=Array.from(d.querySelectorAll('${LATER_SCREENS}'));
whenIdle(show);
setTimeout(begin,2000)
}
['pointerdown','touchstart','keydown'].forEach(function(t){w.addEventListener(t,begin,{capture:true,once:true,passive:true})});
w.addEventListener('load',rest)
})(window,document)`.replaceAll('\n', '');
