/**
 * Runs in the page's head: what people press, type or choose in what the server drew, before its script has come, counts as
 * soon as it has. React marks the elements it has taken over and lets an earlier press fall; what was typed stays in its
 * field, but no component knows of it, and a search would go out without its words. Links, and forms with an address, work
 * by themselves and are left alone. React passes an input on only where a field's tracker knew another value.
 */
export const EARLY_INPUT = `(function(){function taken(e){return Object.keys(e).some(function(k){return k.indexOf('__react')===0})}
function tracked(e){return e.tagName==='SELECT'?taken(e):e._valueTracker}
function once(e,ready,then){var end=Date.now()+3e4;(function look(){if(!e.isConnected||Date.now()>end)return;if(ready(e))then();else requestAnimationFrame(look)})()}
function say(e,name){e.dispatchEvent(new Event(name,{bubbles:true}))}
function tell(e,value,checked){if(e.tagName==='SELECT'){e.value=value;say(e,'change')}else if(e.type==='checkbox'||e.type==='radio'){e.checked=checked;e._valueTracker.setValue(String(!checked));say(e,'click')}else{if(e.value===e.defaultValue)e.value=value;e._valueTracker.setValue(e.defaultValue);say(e,'input')}}
var touched=new Map();
addEventListener('input',function(event){var e=event.target;if(!e.closest||!e.closest('#__next')||tracked(e))return;var key=e.type==='radio'?e.name:e,told=touched.has(key);touched.set(key,[e,e.value,e.checked]);
if(!told)once(e,tracked,function(){var last=touched.get(key);touched.delete(key);tell.apply(null,last)})},true);
addEventListener('click',function(event){var at=event.target,button=at.closest&&at.closest('#__next button');if(!button||taken(button)||button.type==='submit'&&button.form&&button.form.hasAttribute('action'))return;event.preventDefault();event.stopPropagation();
once(button,taken,function(){button.click()})},true)})()`;
