/**
 * Runs in the page's head: whoever presses a button that the server drew before its script has come gets what was asked
 * for as soon as it has. React marks the elements it has taken over; without this it lets such a press fall, and a form
 * would be sent as its bare HTML says. Links, and forms with an address, work by themselves and are left alone.
 */
export const EARLY_CLICKS = `(function(){function taken(e){return Object.keys(e).some(function(k){return k.indexOf('__react')===0})}
addEventListener('click',function(event){var at=event.target,button=at.closest&&at.closest('#__next button');if(!button||taken(button)||button.type==='submit'&&button.form&&button.form.hasAttribute('action'))return;event.preventDefault();event.stopPropagation();
var end=Date.now()+3e4;(function look(){if(!button.isConnected||Date.now()>end)return;if(taken(button))button.click();else requestAnimationFrame(look)})()},true)})()`;
