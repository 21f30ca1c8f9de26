/** The one style sheet of the console, in the palette of the screens (a test holds them together). Nothing of it is loaded from elsewhere. */
export const STYLE = `
:root{--ink:#121926;--muted:#505b6c;--line:#dfe5ec;--strong:#828d9d;--page:#f8fafc;--card:#ffffff;--accent:#1d55c7;--accent-soft:#eef4ff;
--bad:#b5271c;--bad-soft:#fff1f0;--good:#0f6c42;--good-soft:#ecfdf3;--wait:#983b0b;--wait-soft:#fffaeb;
--accent-fill:#1d55c7;--bad-fill:#b5271c;--on-fill:#ffffff;color-scheme:light}
@media (prefers-color-scheme:dark){:root{--ink:#f1f4f8;--muted:#aab5c4;--line:#273244;--strong:#66738a;--page:#0f151f;--card:#161e2b;
--accent:#85aeff;--accent-soft:#15233f;--bad:#fda29b;--bad-soft:#371a1c;--good:#6ce9a6;--good-soft:#0f2b20;--wait:#fec84b;--wait-soft:#30230f;
color-scheme:dark}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI","Noto Sans KR","Malgun Gothic",sans-serif;
word-break:keep-all;overflow-wrap:anywhere}
a{color:var(--accent)}
a:focus-visible,button:focus-visible,input:focus-visible,textarea:focus-visible,select:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;background:var(--card);padding:8px 12px;z-index:1}
.top{background:var(--card);border-bottom:1px solid var(--line)}
.bar{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;max-width:1280px;margin:0 auto;padding:10px 24px 0}
.brand{font-weight:700;font-size:16px;color:var(--ink);text-decoration:none;margin-right:auto}
.bar form{margin:0}.who{color:var(--muted)}
.data{border-radius:4px;padding:2px 8px;font-weight:600;font-size:13px}
.data.real{background:var(--bad-soft);color:var(--bad)}.data.test{background:var(--accent-soft);color:var(--accent)}
.top nav{max-width:1280px;margin:0 auto;padding:4px 16px 0;display:flex;flex-wrap:wrap}
.top nav a{padding:8px 8px 10px;color:var(--muted);text-decoration:none;border-bottom:3px solid transparent;white-space:nowrap}
.top nav a:hover{color:var(--ink)}.top nav a[aria-current]{color:var(--ink);font-weight:600;border-color:var(--accent)}
main{max-width:1280px;margin:0 auto;padding:24px 24px 64px}
h1{font-size:24px;line-height:1.3;margin:0 0 4px}h2{font-size:17px;margin:32px 0 8px}
.lead{color:var(--muted);margin:0 0 20px}.crumb{margin:0 0 8px;font-size:14px}
.flash{border:1px solid;border-radius:8px;padding:10px 14px;margin:0 0 20px}
.flash.good{color:var(--good);background:var(--good-soft)}.flash.bad{color:var(--bad);background:var(--bad-soft)}
.search{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin:0 0 16px}
.search .grow{flex:1 1 220px;max-width:420px}
label{display:block;font-size:14px;font-weight:600;margin-bottom:4px}
input,textarea,select{font:inherit;color:var(--ink);background:var(--card);border:1px solid var(--strong);border-radius:6px;padding:8px 10px;
width:100%;min-height:40px}
input[type=checkbox]{width:18px;min-height:18px;height:18px;margin:0 8px 0 0;vertical-align:-3px}
.check{display:flex;align-items:center;min-height:40px;font-weight:400}
button,.button{font:inherit;font-weight:600;display:inline-block;min-height:40px;padding:8px 14px;border-radius:6px;border:1px solid var(--strong);
background:var(--card);color:var(--ink);text-decoration:none;cursor:pointer;line-height:1.45}
button:hover,.button:hover{border-color:var(--ink)}
button.primary,.button.primary{background:var(--accent-fill);border-color:var(--accent-fill);color:var(--on-fill)}
button.danger{background:var(--bad-fill);border-color:var(--bad-fill);color:var(--on-fill)}
button.link{border:0;background:none;color:var(--accent);padding:0;min-height:0;font-weight:400;text-decoration:underline}
.actions{display:flex;flex-wrap:wrap;gap:8px;margin:16px 0 0}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:4px 20px}
table{width:100%;border-collapse:collapse;background:var(--card);border:1px solid var(--line);border-radius:10px;border-spacing:0;overflow:hidden}
th,td{text-align:left;vertical-align:top;padding:10px 12px;border-bottom:1px solid var(--line)}
th{font-size:13px;color:var(--muted);font-weight:600;white-space:nowrap}tbody tr:last-child td{border-bottom:0}
td.num,th.num{text-align:right;font-variant-numeric:tabular-nums}td.time,.nowrap{white-space:nowrap;font-variant-numeric:tabular-nums}
td .sub{color:var(--muted);font-size:14px}
code{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.pill{display:inline-block;border-radius:999px;padding:1px 9px;font-size:13px;font-weight:600;white-space:nowrap;background:var(--line);color:var(--ink)}
.pill.good{background:var(--good-soft);color:var(--good)}.pill.bad{background:var(--bad-soft);color:var(--bad)}
.pill.wait{background:var(--wait-soft);color:var(--wait)}
dl{margin:0;display:grid;grid-template-columns:minmax(120px,220px) 1fr}
dt,dd{padding:10px 0;margin:0;border-bottom:1px solid var(--line)}dt{color:var(--muted);padding-right:16px}
dl>:nth-last-child(-n+2){border-bottom:0}
.empty{background:var(--card);border:1px dashed var(--strong);border-radius:10px;padding:32px 20px;text-align:center;color:var(--muted)}
.pager{display:flex;gap:16px;align-items:center;margin-top:16px}.pager span{color:var(--muted)}
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(240px,1fr));gap:12px;margin:0;padding:0;list-style:none}
.tiles a{display:flex;justify-content:space-between;align-items:baseline;gap:12px;background:var(--card);border:1px solid var(--line);
border-radius:10px;padding:16px 18px;color:var(--ink);text-decoration:none;height:100%}
.tiles a:hover{border-color:var(--ink)}.tiles b{font-size:26px;line-height:1.2;font-variant-numeric:tabular-nums}
.tiles .none b{color:var(--muted);font-weight:400}
.narrow{max-width:640px}.sign{max-width:400px;margin:8vh auto 0}.field{margin:16px 0 0}
@media (max-width:900px){
.bar{padding:10px 16px 0}.top nav{padding:4px 8px 0}.top nav a{padding:4px 8px 6px}main{padding:20px 16px 48px}h1{font-size:21px}
table,tbody,tr,td{display:block}thead{position:absolute;left:-9999px}
table{border:0;background:none;overflow:visible}
tbody tr{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:10px 14px;margin-bottom:10px}
td{border:0;padding:3px 0;display:grid;grid-template-columns:104px 1fr;gap:10px}td.num{text-align:left}
td::before{content:attr(data-label);color:var(--muted);font-size:14px;white-space:normal}
td.name{display:block;font-size:16px;padding-bottom:6px}td.name::before{content:none}
dl{grid-template-columns:1fr}dt{border:0;padding:10px 0 0}dd{padding-top:2px}dl>:nth-last-child(2){border:0}
.card{padding:0 16px}.tiles{grid-template-columns:1fr;gap:8px}.tiles a{padding:12px 16px}.search .grow{max-width:none;flex-basis:100%}
.actions button,.actions .button{flex:1 1 auto;text-align:center}}
`;
