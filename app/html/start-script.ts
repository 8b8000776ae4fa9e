import { DISMISSED, HELD_PAGE } from '../ui/late/held-page';

/** Marks what `holdScripts` takes out of force and this script puts back. */
export const HELD = 'held';

/** On the script that brings a visitor back to where they were, which a fresh visit has no use for. */
export const SCROLL = 'data-scroll';

/** On the root of a held page on a fresh visit, from its first line until the program begins. */
export const ARRIVING = 'data-arriving';

/** What is not on a page's first screens; `later-screens.css.ts` tells what becomes of it while the page arrives. */
export const LATER_SCREENS = ':is(main section:nth-of-type(n + 3), main ~ section, main ~ footer)';

/**
 * Source of the inline script that starts a page in small steps, after the load event, each when the browser is idle: one
 * of the later screens after another is laid out, then the program is fetched, and one of its scripts after another run.
 * The first press of a pointer or key, or two seconds, take all steps at once; who reloads or comes back is where they
 * were at once. A page rendered ahead of its visit waits for the visit. Clicks on buttons that nothing answers yet are
 * kept in `window.early`, each button once; `early-clicks.ts` answers them. Escape closes what the pointer has opened.
 * It depends on nothing, so that its hash in the Content Security Policy stays the same on every page.
 */
export const startScript = `(function(w,d){
var early=w.early={clicks:[],isHeld:function(){return true}},html=d.documentElement,steps=[],isPressed,
visit=performance.getEntriesByType('navigation')[0];
if(html.hasAttribute('${HELD_PAGE}')&&visit&&visit.type==='navigate'&&!history.state&&!location.hash)html.setAttribute('${ARRIVING}','');
w.addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button');if(b&&early.isHeld(b)){e.stopImmediatePropagation();early.clicks.includes(b)||early.clicks.push(b)}},true);
w.addEventListener('keydown',function(e){e.key==='Escape'&&html.setAttribute('${DISMISSED}','')},true);
function each(selector,act){d.querySelectorAll(selector).forEach(function(n){steps.push(function(){act(n)})})}
function add(tag,parent,set){var n=d.createElement(tag);Object.assign(n,set);parent.append(n);return n}
function run(s){add('script',d.body,{type:s.type.slice(${HELD.length}),textContent:s.textContent}).remove()}
function plan(){
each('script[type=${HELD}][${SCROLL}]',run);
html.hasAttribute('${ARRIVING}')||step();
each('[${ARRIVING}] ${LATER_SCREENS}',function(s){s.style.contentVisibility='visible'});
steps.push(function(){
html.removeAttribute('${ARRIVING}');
d.querySelectorAll('link[rel=${HELD}]').forEach(function(l){add('link',d.head,{rel:'modulepreload',href:l.href})})
});
each('script[type^=${HELD}]:not([${SCROLL}])',run)
}
function step(){var act=steps.shift();act&&act();return act}
function all(){isPressed=1;while(step());}
function next(){(w.requestIdleCallback||function(run){setTimeout(run,40)})(function(){step()&&next()})}
function rest(){
if(d.prerendering)return d.addEventListener('prerenderingchange',rest,{once:true});
next();
setTimeout(all,2000)
}
['pointerdown','touchstart','keydown'].forEach(function(t){w.addEventListener(t,all,{capture:true,once:true,passive:true})});
d.addEventListener('DOMContentLoaded',function(){plan();isPressed&&all()});
w.addEventListener('load',rest)
})(window,document)`.replaceAll('\n', '');
